/** Legal forms of companies, folded and squashed. Common words and parts of street names are left out. */
const FORMS = new Set(
  (
    'gmbh mbh kg ohg gbr kgaa ag ev ug se ek sarl sas sasu eurl snc sci scop scp selarl gaec sprl srl asbl bvba vzw nv bv vof ' +
    'spa sapa sncs inc llc ltd ltda corp plc llp lp pllc pty aps oyj oy hf ehf sa sl slu gie'
  ).split(' '),
);

/** True for the legal form of a company. A part of a line with one is not a street. */
export function isCompanyForm(squashed: string): boolean {
  return FORMS.has(squashed);
}

import { describe, expect, it } from 'vitest';
import { countryProfile } from '../../src/country/index';

/** Pairs of which a reading of the written one must be the key of the other: the name as a register has it, and as somebody writes it. */
const SAME: Record<string, [official: string, written: string][]> = {
  NL: [
    ['Burgemeester van der Veldestraat', 'Burg. v.d. Veldestr.'],
    ['Burgemeester van der Veldestraat', 'burgemeester van den veldestraat'],
    ['Dokter Schaepmanlaan', 'Dr. Schaepmanln'],
    ['Doctor Schaepmanlaan', 'dr schaepmanlaan'],
    ['Professor Lorentzstraat', 'Prof. Lorentzstr'],
    ['Dominee Sicco Tjadenstraat', 'Ds. Sicco Tjadenstraat'],
    ['Prins Hendrikstraat', 'Prins Hendrik straat'],
    ['Prins Hendrikstraat', 'Pr. Hendrikstr.'],
    ['Koningin Wilhelminalaan', 'Kon. Wilhelminalaan'],
    ['Sint Jansstraat', 'St. Jansstraat'],
    ['Eerste Exloërmond', '1e Exloermond'],
    ['Tweede Kruisdiep', '2e Kruisdiep'],
    ['Derde Dwarsstraat', '3de Dwarsstraat'],
    ["'s-Gravenweg", 's gravenweg'],
    ["'t Zand", 'Het Zand'],
    ['Van Heemstralaan', 'v. Heemstraln'],
    ['Generaal Spoorlaan', 'Gen. Spoorlaan'],
    ['Jonkheer de Jongeweg', 'Jhr. de Jongeweg'],
    ['Minister Kanstraat', 'Min. Kanstr'],
    ['President Kennedylaan', 'Pres. Kennedylaan'],
    ['Pastoor Geertmanstraat', 'Past. Geertmanstraat'],
    ['Oosterkade', 'Oosterkd'],
    ['Stationsplein', 'Stationspl.'],
    ['Stationsweg', 'Stationswg'],
    ['Zuiderdijk', 'Zuiderdk'],
    ['Noorderhaven Noordzijde', 'Noorderhaven NZ'],
    ['Rozengaard 11', 'rozengaard-11'],
    ['Plein 1940', 'plein1940'],
    ['Túnkersstrjitte', 'Tunkersstrjitte'],
    ['Ĳsselstraat', 'IJsselstraat'],
    ['Nieuwe Kanaal', 'Nw. Kanaal'],
    ['Kleine Kerkstraat', 'Kl. Kerkstr'],
    ['Meester Harm Smeengestraat', 'Mr. Harm Smeengestraat'],
    ['Ingenieur Sluisweg', 'Ir. Sluisweg'],
    ['Wethouder Robaardstraat', 'Weth. Robaardstraat'],
    ['Admiraal de Ruyterweg', 'Adm. de Ruyterweg'],
    ['Jan van Galenstraat', 'jan v galenstraat'],
    ['Wilhelminasingel', 'Wilhelminasngl'],
    ['Kardinaal van Rossumplein', 'Kard. van Rossumpln'],
    ['Kapitein Nemostraat', 'Kapt. Nemostraat'],
    ['Notaris Boerlagestraat', 'Not. Boerlagestraat'],
  ],
  IS: [
    ['Grettisgata', 'grettisgata'],
    ['Þórðargata', 'Thordargata'],
    ['Laugavegur', 'LAUGAVEGUR'],
    ['Ægisíða', 'aegisida'],
    ['Bröndukvísl', 'Brondukvisl'],
  ],
  US: [
    ['North Main Street', 'N Main St'],
    ['N Main St', 'N. Main Street'],
    ['Northwest 5th Avenue', 'NW Fifth Ave'],
    ['Martin Luther King Boulevard', 'Martin Luther King Blvd'],
    ['Old County Road', 'Old County Rd.'],
    ['Saint Charles Place', 'St. Charles Pl'],
    ['Fox Hollow Terrace', 'Fox Hollow Ter'],
    ['Mountain View Drive', 'Mt View Dr'],
    ['Lake Shore Parkway', 'Lk Shore Pkwy'],
    ['Forest Ridge Court', 'Forest Rdg Ct'],
  ],
};

/** Pairs that must stay apart. */
const APART: Record<string, [string, string][]> = {
  NL: [
    ['Kerkstraat', 'Kerklaan'],
    ['Brinkweg', 'Brinkhof'],
    ['Rozengaard 11', 'Rozengaard 12'],
    ['Eerste Dwarsstraat', 'Tweede Dwarsstraat'],
  ],
  US: [
    ['N Main St', 'S Main St'],
    ['5th Ave', '6th Ave'],
    ['Oak St', 'Oak Ave'],
  ],
};

for (const [code, pairs] of Object.entries(SAME)) {
  describe(`${code}: spellings of one name`, () => {
    const profile = countryProfile(code);
    it.each(pairs)('%s = %s', (official, written) =>
      expect(profile.keysOf(written)).toContain(profile.key(official)),
    );
  });
}

for (const [code, pairs] of Object.entries(APART)) {
  describe(`${code}: two names`, () => {
    const profile = countryProfile(code);
    it.each(pairs)('%s ≠ %s', (left, right) => expect(profile.key(left)).not.toBe(profile.key(right)));
  });
}

describe('sounds', () => {
  const nl = countryProfile('NL');
  it.each([
    ['Dijkstraat', 'Deikstraat'],
    ['Goudsestraat', 'Gaudsestraat'],
    ['Victorialaan', 'Viktorialaan'],
    ['Philipslaan', 'Filipslaan'],
    ['Zuiderweg', 'Suiderweg'],
    ['Hoofdstraat', 'Hooftstraat'],
    ['Beethovenlaan', 'Betofenlaan'],
    ['Wielewaal', 'Wiellewaal'],
  ])('%s sounds like %s', (left, right) => expect(nl.sound(nl.key(left))).toBe(nl.sound(nl.key(right))));
});

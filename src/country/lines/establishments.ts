/**
 * Words for shops, houses and offices, folded, in the languages of Europe. Words that begin names of towns (`villa`, `torre`,
 * `kirch`) are left out.
 */
const ESTABLISHMENTS = new Set(
  (
    'hotel hotell hotelli hostel motel pension penzion pensione albergo auberge gasthof gasthaus gaststatte wirtshaus fonda hospoda gostilna kafana ' +
    'bar pub cafe caffe cafeteria kafe kavarna kavana kaviaren kafejnica kavine kohvik kawiarnia kavehaz ' +
    'restaurant restaurante restauracja restaurace restauracia restoran ravintola restaurang ristorante etterem trattoria osteria pizzeria bistro brasserie ' +
    'boulangerie bakkerij backerei bakery panaderia panificio piekarnia patisserie konditorei boucherie slagerij metzgerei fleischerei frituur ' +
    'pharmacie farmacia apotheke apotheek apteka apotek apteekki lekarna lekaren ljekarna apoteka gyogyszertar farmakeio ' +
    'praxis ordination clinique klinik clinica kliniek klinika hopital hospital krankenhaus ziekenhuis ospedale szpital nemocnice nemocnica ' +
    'school schule grundschule ecole escuela colegio scuola szkola skola skole koulu iskola kita kindergarten kindertagesstatte ' +
    'stadhuis gemeentehuis rathaus mairie townhall raadhuis radhus ratusz ayuntamiento ' +
    'museum musee museo muzeum muzej galerie galleria gallery galeria theater theatre teatro kino cinema bibliotheek bibliothek bibliotheque biblioteca ' +
    'supermarket supermarkt supermarche supermercado supermercato shop laden winkel boutique negozio tienda sklep obchod ' +
    'autohaus werkstatt carrosserie fiduciaire kanzlei kancelaria kantoor ufficio oficina etude studio atelier ' +
    'residence residentie residenz condominio immeuble edificio biurowiec gebouw building block blk blok khotel gotel xenodocheio'
  ).split(' '),
);

/** True for a word such as `bakery` or `Gasthof`: the words around it are the name of a house, and no town. */
export function isEstablishment(folded: string): boolean {
  return ESTABLISHMENTS.has(folded);
}

import type { WordKind } from '../../tables/read-language';

/** Words of units, floors and parts of houses that the tables of the languages lack, by language. A weak word ends in `?`. */
export const MORE_WORDS: Readonly<Record<string, Partial<Record<WordKind, readonly string[]>>>> = {
  cs: { units: ['dveře', 'dvere', 'dv?'], floors: ['poschodí', 'poschodi', 'podlaží', 'podlazi'] },
  de: { units: ['tür nr', 'türnr'] },
  en: { units: ['dept'] },
  es: { units: ['despacho', 'desp', 'nave?'], floors: ['nivel'] },
  fi: { parts: ['porras', 'bst', 'lh'] },
  hu: { grounds: ['félem', 'felem', 'mfszt', 'mfsz', 'tetőtér', 'tetoter', 'pinceszint'] },
  nb: { units: ['bolig', 'bolignr', 'hybel', 'bruksenhet'], floors: ['plan'], parts: ['oppgang', 'oppg'] },
  pl: { units: ['biuro', 'pok', 'gabinet'] },
  pt: { sides: ['dt.º', 'dt.o', 'dto.º', 'esq.º', 'dtº', 'esqº'] },
  sk: { units: ['dvere', 'dv?'], floors: ['poschodie'] },
  sv: { units: ['dörr', 'lgh nr', 'lägenhet nr'], parts: ['port?', 'ingång', 'uppg', 'trapphus'] },
};

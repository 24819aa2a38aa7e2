import type { CountryProfile } from '../../country/profile';
import { fold, squash } from '../../text/fold';
import type { AreaDraft } from './area-draft';

/** Finds areas of one level by name, alias or code, ignoring case and diacritics. */
export class AreaNames {
  readonly #byName = new Map<string, AreaDraft[]>();
  readonly #byCode = new Map<string, AreaDraft>();
  readonly #profile: CountryProfile;

  constructor(profile: CountryProfile) {
    this.#profile = profile;
  }

  add(area: AreaDraft): void {
    const keys = new Set([squash(fold(area.name)), ...area.aliases.map((alias) => squash(fold(alias)))]);
    for (const { key } of this.#profile.placeKeys(area.level, area.name, area.aliases)) keys.add(`=${key}`);
    for (const key of keys) {
      const areas = this.#byName.get(key);
      if (areas === undefined) this.#byName.set(key, [area]);
      else if (!areas.includes(area)) areas.push(area);
    }
    if (area.code !== '' && !this.#byCode.has(codeKey(area.code))) this.#byCode.set(codeKey(area.code), area);
  }

  byCode(code: string): AreaDraft | undefined {
    return code === '' ? undefined : this.#byCode.get(codeKey(code));
  }

  /** Areas with a name: equal after folding, else equal by the country's abbreviations and aliases. */
  byName(name: string): readonly AreaDraft[] {
    if (name === '') return [];
    return this.#byName.get(squash(fold(name))) ?? this.#byName.get(`=${this.#profile.key(name)}`) ?? [];
  }
}

/** A code for comparison, without leading zeros, which spreadsheets remove. */
function codeKey(code: string): string {
  return code
    .trim()
    .toUpperCase()
    .replace(/^0+(?=.)/, '');
}

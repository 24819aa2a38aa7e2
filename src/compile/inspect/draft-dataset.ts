import path from 'node:path';
import type { Manifest, ManifestSource } from '../../model/manifest';
import { Dataset } from '../../store/dataset';
import { reportDamage } from '../../store/format/damage';
import type { InputFile } from '../intake/input-files';
import type { DraftedRecipe } from './inspection';

const LEVELS = ['province', 'municipality', 'city', 'suburb'] as const;

/** A recipe that reads another dataset, with its countries and the licences and attributions of its sources. */
export function draftFromDataset(file: InputFile): DraftedRecipe {
  const dataset = Dataset.open(path.dirname(file.path));
  try {
    const { manifest } = dataset;
    const countries = reportDamage(file.path, () =>
      dataset.countries().map(({ code, name }) => ({ code, name })),
    );
    const base = { path: file.label, format: 'doorplate' };
    const isOne = countries.length === 1;
    return {
      name: manifest.name,
      ...(isOne ? { country: countries[0]! } : { countries }),
      // A layer would have the areas of all countries. With several countries, areas come from the addresses instead.
      areas: isOne ? LEVELS.flatMap((level) => areaLayer(manifest, level, base)) : [],
      addresses: countries.map(({ code }) => ({
        name: isOne ? manifest.name : `${manifest.name} (${code})`,
        ...base,
        ...(isOne ? {} : { country: code, where: { country: [code] } }),
        ...provenanceOf(
          manifest.sources.filter(({ kind, country }) => kind === 'addresses' && country === code),
        ),
      })),
    };
  } finally {
    dataset.close();
  }
}

function areaLayer(
  manifest: Manifest,
  level: string,
  base: Record<string, string>,
): Record<string, unknown>[] {
  const sources = manifest.sources.filter(({ kind }) => kind === level);
  if (sources.length === 0) return [];
  const parent = level === 'municipality' ? { parent: { code: 'parent_code' } } : {};
  return [{ level, ...base, name: 'name', code: ['code'], ...parent, ...provenanceOf(sources) }];
}

/** The licences and attributions of several sources, each text once. */
function provenanceOf(sources: readonly ManifestSource[]): Record<string, unknown> {
  const said = (texts: readonly string[]): string => [...new Set(texts.filter(Boolean))].join('; ');
  return {
    licence: said(sources.map(({ licence }) => licence)),
    attribution: said(sources.map(({ attribution }) => attribution)),
    accuracyMeters: Math.max(...sources.map(({ accuracyMeters }) => accuracyMeters)),
  };
}

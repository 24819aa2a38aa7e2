import type { Geocoder, Match } from '../../src/index';
import type { Case, CaseClass } from './case';
import { CLASSES, LINE_CLASSES } from './classes';
import { type Answered, type ClassFigures, measure } from './measure';
import { mulberry32 } from './random';
import {
  type AdviceFigures,
  adviceFigures,
  type Reliability,
  reliability,
  reliabilityByLevel,
} from './reliability';
import { World } from './world';

/** How questions are asked: `fields` of `candidates`, `lines` of `search`, `forward` of `forwardGeocode`. */
export const KINDS = ['fields', 'lines', 'forward'] as const;
export type Kind = (typeof KINDS)[number];

export interface QualityReport {
  classes: Record<Kind, ClassFigures[]>;
  reliability: Record<Kind, Reliability & { byLevel: Record<string, Reliability> }>;
  advice: Record<Kind, Record<string, AdviceFigures>>;
}

export interface QualityOptions {
  /** Of each class. Default 500. */
  cases?: number;
  seed?: number;
  /** Streets that the confidence was fitted on, or those that check it. Default `check`. */
  half?: 'fit' | 'check';
  kinds?: readonly Kind[];
  /** Only classes whose name contains one of these. Default: all. */
  only?: readonly string[];
  /** Told of each class as soon as it is done. */
  onClass?: (kind: Kind, figures: ClassFigures) => void;
}

/** The six fields of a forward request have no postcode, and a street without a place finds the largest of its name. */
const NOT_FORWARD = /postcode|no city|elsewhere/;

/** Asks a dataset questions made from its own addresses, class by class. */
export function runQuality(geocoder: Geocoder, options: QualityOptions = {}): QualityReport {
  const { cases = 500, seed = 1, half = 'check', kinds = KINDS, only = [''], onClass } = options;
  const world = World.of(geocoder);
  const report: QualityReport = {
    classes: { fields: [], lines: [], forward: [] },
    reliability: { fields: nothingYet(), lines: nothingYet(), forward: nothingYet() },
    advice: { fields: {}, lines: {}, forward: {} },
  };
  for (const kind of kinds) {
    const answered: Answered[] = [];
    for (const [index, caseClass] of classesOf(kind).entries()) {
      if (!only.some((part) => caseClass.name.includes(part))) continue;
      const random = mulberry32(seed * 1000 + index);
      const truths = world.truths(seed * 7919 + index, half);
      const ask = (question: Case): readonly Match[] => ASK[kind](geocoder, question);
      const figures = measure(caseClass, ask, truths, world, random, cases, answered);
      report.classes[kind].push(figures);
      onClass?.(kind, figures);
    }
    report.reliability[kind] = { ...reliability(answered), byLevel: reliabilityByLevel(answered) };
    report.advice[kind] = adviceFigures(answered);
  }
  return report;
}

function classesOf(kind: Kind): readonly CaseClass[] {
  if (kind === 'lines') return [...CLASSES, ...LINE_CLASSES];
  return kind === 'fields' ? CLASSES : CLASSES.filter(({ name }) => !NOT_FORWARD.test(name));
}

function nothingYet(): Reliability & { byLevel: Record<string, Reliability> } {
  return { ...reliability([]), byLevel: {} };
}

const ASK: Record<Kind, (geocoder: Geocoder, question: Case) => readonly Match[]> = {
  fields: (geocoder, { fields }) => geocoder.candidates(fields),
  lines: (geocoder, { line }) => geocoder.search(line),
  forward: (geocoder, { fields: { streetname = '', number = '', suffix, city, province } }) => {
    const match = geocoder.forwardGeocode(
      {
        streetname,
        number,
        ...(suffix === undefined ? {} : { suffix }),
        ...(city === undefined ? {} : { suburb: city }),
        ...(province === undefined ? {} : { province }),
      },
      { detail: true },
    );
    return match === null ? [] : [match];
  },
};

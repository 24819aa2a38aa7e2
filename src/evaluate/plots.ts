import type { Evaluation } from './evaluation';

const WIDTH = 400;
const HEIGHT = 300;
const MARGIN = 40;
const LEAST_METERS = 1;
const MOST_METERS = 100_000;

const across = (part: number) => MARGIN + part * (WIDTH - 2 * MARGIN);
const up = (part: number) => HEIGHT - MARGIN - part * (HEIGHT - 2 * MARGIN);

/** The share of right answers by confidence, a circle for each tenth that has answers, larger for more. */
export function reliabilityPlot(tenths: Evaluation['reliability']): string {
  const most = Math.max(1, ...tenths.map(({ answers }) => answers));
  const circles = tenths
    .filter(({ answers }) => answers > 0)
    .map(({ confidence, right, answers }) => {
      const radius = 3 + 7 * Math.sqrt(answers / most);
      return `<circle cx="${at(across(confidence))}" cy="${at(up(right))}" r="${at(radius)}" fill="#2a78d6" fill-opacity=".7"><title>${answers} answers</title></circle>`;
    });
  const honest = `<line x1="${across(0)}" y1="${up(0)}" x2="${across(1)}" y2="${up(1)}" stroke="currentColor" stroke-dasharray="4"/>`;
  const ticks = [0, 0.5, 1].map((part) => bottomTick(part, String(part)));
  return plot('Reliability', 'confidence', [honest, ...ticks, ...circles]);
}

/** The share of the answers by their distance, metres on a logarithmic scale. */
export function distancePlot(distance: Evaluation['distance']): string {
  const points = Object.entries(distance).map(([name, meters]) => {
    const part = name === 'max' ? 1 : Number(name.slice(1)) / 100;
    return `${at(across(logarithmic(meters)))},${at(up(part))}`;
  });
  const line = `<polyline points="${points.join(' ')}" fill="none" stroke="#2a78d6" stroke-width="3"/>`;
  const ticks = [1, 10, 100, 1_000, 10_000, 100_000].map((meters) =>
    bottomTick(logarithmic(meters), meters < 1_000 ? `${meters} m` : `${meters / 1_000} km`),
  );
  return plot('Distance', 'metres', [...ticks, ...(points.length === 0 ? [] : [line])]);
}

function logarithmic(meters: number): number {
  const inside = Math.min(MOST_METERS, Math.max(LEAST_METERS, meters));
  return Math.log(inside / LEAST_METERS) / Math.log(MOST_METERS / LEAST_METERS);
}

function plot(title: string, below: string, marks: readonly string[]): string {
  const frame = `<rect x="${MARGIN}" y="${MARGIN}" width="${WIDTH - 2 * MARGIN}" height="${HEIGHT - 2 * MARGIN}" fill="none" stroke="currentColor" stroke-opacity=".4"/>`;
  const side = [0, 0.5, 1].map(
    (part) => `<text x="${MARGIN - 6}" y="${up(part) + 4}" text-anchor="end">${100 * part} %</text>`,
  );
  return (
    `<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${title} by ${below}" font-size="11" fill="currentColor">` +
    `<text x="${MARGIN}" y="${MARGIN - 12}" font-size="14">${title}</text>${frame}${side.join('')}${marks.join('')}</svg>`
  );
}

function bottomTick(part: number, text: string): string {
  return `<text x="${at(across(part))}" y="${HEIGHT - MARGIN + 16}" text-anchor="middle">${text}</text>`;
}

function at(place: number): string {
  return place.toFixed(1);
}

import { fold, squash } from '../../text/fold';

/** Words for the middle of a town, folded and without spaces. */
const CENTRES = new Set(
  (
    'centrum stadscentrum binnenstad zentrum stadtzentrum stadtmitte innenstadt centre centreville center citycenter citycentre downtown ' +
    'centro centrostorico sentrum indreby keskusta midbaer centar centras kesklinn'
  ).split(' '),
);

/** True for a word that names the middle of any town: `Centrum`, `centre-ville`, `downtown`. */
export function namesCentre(text: string): boolean {
  return CENTRES.has(squash(fold(text)));
}

import { GeocoderError } from '../../../model/errors';
import { printable } from '../../../model/quote';
import { loadPackage } from '../optional-package';
import type { ArchivedFile } from '../zip/archive';
import type { BagObject } from './bag-object';
import { ObjectReader } from './object-reader';
import { XmlBudget } from './xml-budget';

/**
 * The objects of one XML file of a BAG 2.0 extract (Kadaster, schemas lvbag v20200601), chunk by chunk.
 * @param onStandDate is called with the day that the file describes, before its first object.
 * @throws GeocoderError SOURCE_INVALID for XML that is not well-formed, naming the line.
 */
export async function* readBagObjects(
  file: ArchivedFile,
  onStandDate: (date: string) => void,
): AsyncGenerator<BagObject[]> {
  const { SaxesParser } = await loadPackage('saxes', 'BAG extracts', () => import('saxes'));
  const parser = new SaxesParser({ xmlns: false, fragment: false });
  const reader = new ObjectReader(onStandDate);
  let failure: Error | null = null;
  parser.on('error', (error) => {
    failure ??= error;
  });
  const budget = new XmlBudget();
  parser.on('opentag', (tag) => {
    budget.open();
    reader.open(tag);
  });
  parser.on('text', (text) => {
    budget.pass();
    reader.text(text);
  });
  parser.on('comment', () => budget.pass());
  parser.on('closetag', (tag) => {
    budget.close();
    reader.close(tag.name);
  });
  const decoder = new TextDecoder('utf-8');
  const write = (text: string | null): BagObject[] => {
    try {
      if (text === null) parser.close();
      else parser.write(text);
      budget.wrote(text?.length ?? 0, reader.isWithinObject);
    } catch (cause) {
      failure ??= cause as Error;
    }
    if (failure !== null) {
      if (failure instanceof GeocoderError) throw failure;
      const message = `${file.label}: expected well-formed XML, got ${printable(failure.message)}.`;
      throw new GeocoderError('SOURCE_INVALID', message, { cause: failure });
    }
    return reader.taken();
  };
  for await (const chunk of file.bytes()) {
    const objects = write(decoder.decode(chunk, { stream: true }));
    if (objects.length > 0) yield objects;
  }
  const last = [...write(decoder.decode()), ...write(null)];
  if (last.length > 0) yield last;
}

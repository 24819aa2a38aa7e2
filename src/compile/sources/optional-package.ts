import { GeocoderError } from '../../model/errors';

/**
 * Loads a package that only some formats need.
 * @param use what needs it, for the message: `BAG extracts`.
 * @param load a function that imports it, so that bundlers see the name and nothing is loaded too early.
 * @throws GeocoderError PACKAGE_MISSING, with the command that installs it.
 */
export async function loadPackage<Module>(
  name: string,
  use: string,
  load: () => Promise<Module>,
): Promise<Module> {
  try {
    return await load();
  } catch (cause) {
    const code = (cause as NodeJS.ErrnoException | null)?.code;
    if (code !== 'ERR_MODULE_NOT_FOUND' && code !== 'MODULE_NOT_FOUND') throw cause;
    const message = `Expected the package ${name}, which reading ${use} needs, got none: npm install ${name}.`;
    throw new GeocoderError('PACKAGE_MISSING', message, { cause });
  }
}

import { labelOf } from './allowed-url';
import { DownloadFailure, findingOf, PassingFailure } from './failure';
import { piecesOf, request } from './request';

/**
 * The text of a small file, which is read into memory.
 * @throws DownloadFailure.
 */
export async function downloadText(url: string, mostBytes: number, signal: AbortSignal): Promise<string> {
  try {
    const response = await request(url, 'GET', {}, signal);
    if (response.status !== 200) throw new PassingFailure(`got status ${response.status}`);
    const pieces: Uint8Array[] = [];
    let bytes = 0;
    for await (const piece of piecesOf(response)) {
      bytes += piece.length;
      if (bytes > mostBytes)
        throw new DownloadFailure(
          'astray',
          `${labelOf(url)}: expected at most ${mostBytes} bytes, got more.`,
        );
      pieces.push(piece);
    }
    return Buffer.concat(pieces).toString('utf8');
  } catch (cause) {
    if (!(cause instanceof PassingFailure)) throw cause;
    throw new DownloadFailure('refused', `${labelOf(url)}: expected a file, ${findingOf(cause)}.`, cause);
  }
}

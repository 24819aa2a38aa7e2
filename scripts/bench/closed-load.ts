import { bytesOf, Connection, type Shot } from './connection';

/** What came of a load. */
export interface Closed {
  /** Whole answers. */
  answers: number;
  /** Those of them that were not 200. */
  refused: number;
  seconds: number;
}

/** Where each connection begins in the list: far apart, so that they do not all ask the same. */
const STRIDE = 7919;

/** Keeps one request under way on each connection for a while. */
export async function closedLoad(
  url: string,
  shots: readonly Shot[],
  seconds: number,
  connections: number,
): Promise<Closed> {
  const requests = shots.map((shot) => bytesOf(shot, url));
  const total = { answers: 0, refused: 0, seconds: 0 };
  const begun = performance.now();
  const until = begun + seconds * 1000;
  const drive = (index: number): Promise<void> =>
    new Promise((resolve, reject) => {
      void Connection.open(url, reject).then((connection) => {
        let next = index * STRIDE;
        const ask = () => connection.ask(requests[next++ % requests.length]!, hear);
        const hear = (status: string) => {
          total.answers++;
          if (status !== '200') total.refused++;
          if (performance.now() < until) {
            ask();
            return;
          }
          connection.close();
          resolve();
        };
        ask();
      });
    });
  await Promise.all(Array.from({ length: connections }, (_, index) => drive(index)));
  total.seconds = (performance.now() - begun) / 1000;
  return total;
}

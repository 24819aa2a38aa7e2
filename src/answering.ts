import type { Matcher } from './match/matcher';
import { Matchers } from './match/matchers';
import type { CommonOptions } from './model/options';
import { CHECK } from './operation-checks';
import type { OperationName } from './operations';
import { type ExportedAddress, eachAddress } from './ops/addresses';
import { closedGeocoder } from './schema/directories';
import { reportDamage } from './store/format/damage';
import type { OpenedDatasets } from './store/united/opened-datasets';

/** The checked options of an operation. */
type Chosen<Name extends OperationName> = ReturnType<(typeof CHECK)[Name]['options']>;

/** Runs every operation on the open datasets: checks its options, reports damage, and refuses calls after close. */
export class Answering {
  /** The directories of the datasets, for messages. */
  readonly #directory: string;
  /** Null after close. */
  #opened: OpenedDatasets | null;
  readonly #matchers = new Matchers();

  constructor(directory: string, opened: OpenedDatasets) {
    this.#directory = directory;
    this.#opened = opened;
  }

  get closed(): boolean {
    return this.#opened === null;
  }

  /** @throws GeocoderError GEOCODER_CLOSED. */
  opened(): OpenedDatasets {
    const opened = this.#opened;
    if (opened === null) throw closedGeocoder(this.#directory);
    return opened;
  }

  close(): void {
    this.#opened?.close();
    this.#opened = null;
    this.#matchers.clear();
  }

  /** Checks the options and runs an operation. */
  answer<Name extends OperationName, Answer>(
    name: Name,
    options: unknown,
    run: (matcher: Matcher, chosen: Chosen<Name>) => Answer,
  ): Answer {
    const opened = this.opened();
    const chosen = CHECK[name].options(options) as Chosen<Name>;
    return reportDamage(this.#directory, () => run(this.#matchers.of(opened, name, chosen), chosen));
  }

  /** The same for an operation with one answer. It counts as a list of at most one, so any offset skips it. */
  answerOne<Name extends OperationName, Answer>(
    name: Name,
    options: unknown,
    run: (matcher: Matcher, chosen: Chosen<Name>) => Answer,
  ): Answer | null {
    return this.answer(name, options, (matcher, chosen) =>
      ((chosen as CommonOptions).offset ?? 0) > 0 ? null : run(matcher, chosen),
    );
  }

  /** Runs a question that is not an operation of the public interface. */
  ask<Answer>(run: (matcher: Matcher) => Answer, language?: string): Answer {
    const opened = this.opened();
    return reportDamage(this.#directory, () => run(this.#matchers.of(opened, 'byNumber', { language })));
  }

  /** Every address, in the order of the dataset. */
  *addresses(): Generator<ExportedAddress, void, undefined> {
    const { store, blockCount } = this.opened().everything;
    const addresses = eachAddress(store, blockCount);
    for (;;) {
      // The geocoder may be closed between two steps. Then this throws, instead of reading a closed file.
      this.opened();
      const step = reportDamage(this.#directory, () => addresses.next());
      if (step.done) return;
      yield step.value;
    }
  }
}

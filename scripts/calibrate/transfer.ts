/** What is asked of a choice to say how good weights are on it. */
interface Weighed {
  readonly options: readonly (readonly (readonly [feature: number, amount: number])[])[];
  readonly offsets: readonly number[];
  /** -1: none. */
  readonly right: number;
}

/** Weights of all features, and behind them the score of "nothing of these". */
type Fitted = readonly number[];

/** Shares of the questions: 0…1. */
interface TransferFigures {
  readonly right: number;
  readonly wrongConfident: number;
  /** Mean of minus the log-likelihood of what is right. */
  readonly loss: number;
}

const CONFIDENT = 0.8;

/** How often the likeliest candidate is right, and how often a wrong one is given 0.8 or more. */
export function figuresOf(choices: readonly Weighed[], weights: Fitted): TransferFigures {
  let right = 0;
  let wrongConfident = 0;
  let loss = 0;
  for (const choice of choices) {
    const shares = sharesOf(choice, weights);
    const most = Math.max(...shares);
    const best = shares.indexOf(most);
    const nothing = shares.length - 1;
    const wanted = choice.right === -1 ? nothing : choice.right;
    // What is not there is answered well where no answer is sure.
    if (best === wanted || (wanted === nothing && most < CONFIDENT)) right++;
    else if (best !== nothing && most >= CONFIDENT) wrongConfident++;
    loss -= Math.log(shares[wanted]! + 1e-12);
  }
  const count = choices.length;
  return { right: right / count, wrongConfident: wrongConfident / count, loss: loss / count };
}

/** The chance of each candidate, and last that of none of them. */
function sharesOf({ options, offsets }: Weighed, weights: Fitted): number[] {
  const scores = options.map((option, at) =>
    option.reduce((sum, [feature, amount]) => sum + weights[feature]! * amount, offsets[at]!),
  );
  scores.push(weights.at(-1)!);
  const greatest = Math.max(...scores);
  const chances = scores.map((score) => Math.exp(score - greatest));
  const total = chances.reduce((sum, chance) => sum + chance, 0);
  return chances.map((chance) => chance / total);
}

/** One line of the table of `--leave-one-out`, figures in percent. */
export function transferRow(dataset: string, shared: TransferFigures, without: TransferFigures): string {
  const cells = [shared, without].flatMap(({ right, wrongConfident, loss }) => [
    percent(right),
    percent(wrongConfident),
    loss.toFixed(3),
  ]);
  return `| ${[dataset, ...cells].join(' | ')} |`;
}

function percent(share: number): string {
  return (100 * share).toFixed(1);
}

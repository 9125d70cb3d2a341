/** Label values are few and known in advance: no user, no address. */
type Labels = Readonly<Record<string, string>>;

/** Seconds: from a fast read to the limit of a request. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

const registered: { lines: () => string[] }[] = [];

/** The counts of this isolate since it started, in Prometheus's text format. */
export const countedLines = (): string[] => registered.flatMap(({ lines }) => lines());

export const gaugeLines = (
  name: string,
  help: string,
  value: number,
  labels: Labels = {},
): string[] => gaugeFamily(name, help, [[labels, value]]);

export const gaugeFamily = (
  name: string,
  help: string,
  samples: readonly (readonly [labels: Labels, value: number])[],
): string[] =>
  samples.length === 0
    ? []
    : [
        ...headLines(name, help, "gauge"),
        ...samples.map(([labels, value]) => `${name}${braced(labelText(labels))} ${value}`),
      ];

/** @param known label values that are shown from the start, because an alert sees no first count of a new one */
export function counter(name: string, help: string, known: readonly Labels[] = []) {
  const counts = new Map(known.map((labels) => [labelText(labels), 0]));
  registered.push({
    lines: () => [
      ...headLines(name, help, "counter"),
      ...[...counts].map(([labels, count]) => `${name}${braced(labels)} ${count}`),
    ],
  });
  return (labels: Labels = {}): void => {
    const key = labelText(labels);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  };
}

type Observed = { inBucket: number[]; count: number; sum: number };

export function histogram(name: string, help: string) {
  const all = new Map<string, Observed>();
  registered.push({
    lines: () => [
      ...headLines(name, help, "histogram"),
      ...[...all].flatMap(([labels, observed]) => histogramLines(name, labels, observed)),
    ],
  });
  return (labels: Labels, milliseconds: number): void => {
    const key = labelText(labels);
    const observed = all.get(key) ?? { inBucket: buckets.map(() => 0), count: 0, sum: 0 };
    all.set(key, observed);
    const seconds = milliseconds / 1_000;
    observed.count += 1;
    observed.sum += seconds;
    observed.inBucket = observed.inBucket.map((count, index) =>
      seconds <= (buckets[index] ?? Infinity) ? count + 1 : count,
    );
  };
}

function histogramLines(name: string, labels: string, { inBucket, count, sum }: Observed) {
  const bucket = (upTo: string, value: number) =>
    `${name}_bucket${braced([labels, `le="${upTo}"`].filter(Boolean).join(","))} ${value}`;
  return [
    ...inBucket.map((value, index) => bucket(String(buckets[index]), value)),
    bucket("+Inf", count),
    `${name}_sum${braced(labels)} ${sum}`,
    `${name}_count${braced(labels)} ${count}`,
  ];
}

const headLines = (name: string, help: string, type: string) => [
  `# HELP ${name} ${help}`,
  `# TYPE ${name} ${type}`,
];

const labelText = (labels: Labels): string =>
  Object.entries(labels)
    .map(([name, value]) => `${name}="${value.replaceAll(/[\\"\n]/g, "_")}"`)
    .join(",");

const braced = (labels: string): string => (labels === "" ? "" : `{${labels}}`);

/** Observes how long some work takes, also where it fails. */
export async function timed<Result>(
  observe: (milliseconds: number) => void,
  work: () => Promise<Result>,
): Promise<Result> {
  const start = Date.now();
  try {
    return await work();
  } finally {
    observe(Date.now() - start);
  }
}

import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { StoreErrorCode, StoreWatch } from './store/index.ts';
import { STORE_ERRORS } from './store/index.ts';

/** Functions that read the gauges on each scrape. */
export interface Gauges {
  tables(): number;
  sockets(): number;
  /** Returns the number of queued bot requests. */
  waitingBots(): number;
  /** Returns the number of analyses that wait or run. */
  analyses(): number;
}

/** The metrics of a server. */
export interface Metrics {
  readonly store: StoreWatch;
  /** Counts a broadcast decision. `arrivedAt`: arrival of its message by `performance.now()`, null for a bot's. */
  moved(game: string, arrivedAt: number | null): void;
  /** Adds the gauges. They read parts of the server that are created after the metrics. */
  addGauges(gauges: Gauges): void;
  /** Returns the metrics in the text format of Prometheus. */
  text(): Promise<string>;
}

export const METRICS_TYPE = Registry.PROMETHEUS_CONTENT_TYPE;

/** Histogram buckets in seconds: a move takes a few milliseconds, plus up to 12 ms of waiting for a batch write. */
const LATENCIES = [0.002, 0.005, 0.01, 0.015, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];
const GROUP_SIZES = [1, 2, 5, 10, 25, 50, 100, 250, 1000];

export function newMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  const moves = new Map<string, Record<'bot' | 'person', number>>();
  new Counter({
    name: 'signoria_moves_total',
    help: 'Decisions stored and broadcast',
    labelNames: ['game', 'by'],
    registers,
    collect() {
      this.reset(); // counted in plain numbers: a label lookup costs as much as the rules of a move
      for (const [game, counts] of moves)
        for (const by of ['bot', 'person'] as const) this.inc({ game, by }, counts[by]);
    },
  });
  const latency = new Histogram({
    name: 'signoria_move_seconds',
    help: 'From the arrival of a move to its broadcast',
    buckets: LATENCIES,
    registers,
  });
  return {
    store: storeMetrics(registry),
    moved(game, arrivedAt) {
      const counts = moves.get(game) ?? { bot: 0, person: 0 };
      moves.set(game, counts);
      counts[arrivedAt === null ? 'bot' : 'person']++;
      if (arrivedAt !== null) latency.observe((performance.now() - arrivedAt) / 1000);
    },
    addGauges: (gauges) => registerGauges(registry, gauges),
    text: () => Registry.merge([registry, ofProcess()]).metrics(),
  };
}

function storeMetrics(registry: Registry): StoreWatch {
  const registers = [registry];
  const errors = new Counter({
    name: 'signoria_store_errors_total',
    help: 'Calls of the store that failed; storeUnavailable is the one to watch',
    labelNames: ['code'],
    registers,
  });
  for (const code of STORE_ERRORS) errors.inc({ code }, 0); // a rate needs an initial value
  const groups = new Histogram({
    name: 'signoria_store_group_decisions',
    help: 'Decisions written in one transaction',
    buckets: GROUP_SIZES,
    registers,
  });
  return { failed: (code: StoreErrorCode) => errors.inc({ code }), wrote: (size) => groups.observe(size) };
}

function registerGauges(registry: Registry, { tables, sockets, waitingBots, analyses }: Gauges): void {
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        this.set(read());
      },
    });
  gauge('signoria_tables', 'Tables in memory', tables);
  gauge('signoria_sockets', 'Open sockets', sockets);
  gauge('signoria_bots_waiting', 'Questions to bots that wait for a thread', waitingBots);
  gauge('signoria_analyses', 'Analyses that wait or run', analyses);
}

let processRegistry: Registry | undefined;

/** Returns the metrics of the process (memory, CPU, event loop), shared by its servers. Created on first use. */
function ofProcess(): Registry {
  if (processRegistry === undefined) {
    processRegistry = new Registry();
    collectDefaultMetrics({ register: processRegistry });
  }
  return processRegistry;
}

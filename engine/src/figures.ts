/** Figures are data: tables of rows, each with its source, over which a table of players may lay a sparse override. */

/** Where a figure comes from; `override` is what the table brought itself. */
export type Source = 'rulebook' | 'published' | 'reconstructed' | 'override';

type Row = Readonly<Record<string, unknown>>;

/** Without a prototype, which more than halves the time of a look-up by a name that varies. */
export function mapRows<Key extends string, From, Made>(
  rows: Readonly<Record<Key, From>>,
  make: (row: From, key: Key) => Made,
): Record<Key, Made> {
  const made = Object.create(null) as Record<Key, Made>;
  for (const [key, row] of Object.entries(rows)) made[key as Key] = make(row as From, key as Key);
  return made;
}

/** The figures with a checked override laid over them, the rows it changes marked as such. Some sections are one row. */
export function layOver<F extends object>(figures: F, override: object, isRow: (section: string) => boolean): F {
  const laid = { ...figures } as Record<string, unknown>;
  for (const [name, changes] of Object.entries(override)) {
    const before = laid[name] as Row;
    laid[name] = isRow(name) ? rowOver(before, changes) : { ...before, ...rowsOver(before, changes) };
  }
  return laid as F;
}

function rowsOver(rows: Row, changes: Row): Row {
  return mapRows(changes, (change, id) => rowOver(rows[id] as Row, change as Row));
}

function rowOver(row: Row, change: Row): Row {
  const values = mapRows(change, (value, key) => {
    const before = row[key];
    const isBundle = typeof before === 'object' && before !== null && !Array.isArray(before);
    return isBundle ? { ...before, ...(value as object) } : value;
  });
  return { ...row, ...values, source: 'override' };
}

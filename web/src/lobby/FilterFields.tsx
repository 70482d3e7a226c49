import type { Language } from '@signoria/engine';
import { useGameTitle } from '../shell/useGameTitle.ts';
import { useWords, WORDS } from '../words/index.ts';
import type { FilterName, TableListFilter } from './filter.ts';
import { FILTER_NAMES, FILTERS, withValue } from './filter.ts';

interface FilterProps {
  readonly filter: TableListFilter;
  readonly onChange: (filter: TableListFilter) => void;
}

/** Fields to filter open tables, and a button that clears them. */
export function FilterFields({ filter, onChange }: FilterProps) {
  const { say } = useWords();
  const wordFor = useValueWords();
  const isAny = FILTER_NAMES.every((name) => filter[name] === undefined);
  return (
    <fieldset className="filters">
      <legend className="unseen">{say('lobby.filters')}</legend>
      {FILTER_NAMES.map((name) => (
        <label key={name}>
          <span>{say(`lobby.filter.${name}`)}</span>
          <select value={filter[name] ?? ''} onChange={({ target }) => onChange(withValue(filter, name, target.value))}>
            <option value="">{say(`lobby.any.${name}`)}</option>
            {FILTERS[name].map((value) => (
              <option key={value} value={value}>
                {wordFor(name, value)}
              </option>
            ))}
          </select>
        </label>
      ))}
      <button type="button" className="btn compact" disabled={isAny} onClick={() => onChange({})}>
        {say('lobby.clearFilters')}
      </button>
    </fieldset>
  );
}

/** Returns a function that names a value of a filter. */
function useValueWords(): (name: FilterName, value: string) => string {
  const { say } = useWords();
  const title = useGameTitle();
  return (name, value) => {
    switch (name) {
      case 'game':
        return title(value);
      case 'free':
        return say('lobby.atLeast', { count: Number(value) });
      case 'pace':
        return value === 'live' || value === 'days' ? say(`clock.kind.${value}`) : say('lobby.noClock');
      case 'language':
        return WORDS[value as Language].name;
    }
  };
}

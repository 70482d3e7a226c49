import { gameCalled } from '@signoria/catalogue';
import { useWords } from '../words/index.ts';

/** Games by their names in the language of the moment; one that is unknown by its id. */
export function useGameTitle(): (id: string) => string {
  const { say } = useWords();
  return (id) => {
    const known = gameCalled(id);
    return known === undefined ? id : say(`game.${known.id}.title`);
  };
}

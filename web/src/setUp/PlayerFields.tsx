import { isOfferedLevel } from '@signoria/bots/levels';
import { temperAt } from '@signoria/bots/tempers';
import type { Seat } from '@signoria/engine';
import { Icon } from '../shell/Icon.tsx';
import { botSentences, botWords } from '../table/botWords.ts';
import type { PlayerKind } from '../table/seats.ts';
import { OFFERED_PLAYERS } from '../table/seats.ts';
import { useWords } from '../words/index.ts';

interface PlayerProps {
  readonly index: Seat;
  readonly sitter: PlayerKind;
  /** The accessible name of the choice. */
  readonly label: string;
}

interface ButtonProps extends PlayerProps {
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

/** The player of a seat: a person, or a bot with its level and temper. Shows and hides the choice. */
export function PlayerButton({ index, sitter, label, isOpen, onToggle }: ButtonProps) {
  const { say } = useWords();
  const isBot = sitter !== 'person';
  const name = isBot ? botWords(say, index, sitter) : say('new.person');
  return (
    <button
      type="button"
      className="who"
      aria-expanded={isOpen}
      aria-label={`${label}: ${name}`}
      title={isBot ? botSentences(say, index, sitter) : undefined}
      onClick={onToggle}
    >
      <PlayerSign sitter={sitter} />
      <span>{name}</span>
    </button>
  );
}

interface FieldsProps extends PlayerProps {
  readonly onPick: (sitter: PlayerKind) => void;
}

/** The choice of a seat's player, each with a sentence, and the temper of the bot in this seat. */
export function PlayerFields({ index, sitter, label, onPick }: FieldsProps) {
  const { say } = useWords();
  return (
    <fieldset className="players">
      <legend className="unseen">{label}</legend>
      {OFFERED_PLAYERS.map((one) => (
        <label key={one} className={one === sitter ? 'player on' : 'player'}>
          <input type="radio" name={`player-${index}`} checked={one === sitter} onChange={() => onPick(one)} />
          <PlayerSign sitter={one} />
          <b>{say(one === 'person' ? 'new.aPerson' : `bot.${one}`)}</b>
          <small>{say(one === 'person' ? 'new.personExplained' : `bot.${one}.about`)}</small>
          {one === sitter && <Icon name="i-check" className="icon check" />}
        </label>
      ))}
      {isOfferedLevel(sitter) && <BotTemper index={index} />}
    </fieldset>
  );
}

function BotTemper({ index }: { readonly index: Seat }) {
  const { say } = useWords();
  const temper = temperAt(index);
  return (
    <p className="temper">
      <Icon name={`temper-${temper}`} className="medal" viewBox="0 0 40 40" />
      <span>
        {say('bot.temper', { temper: say(`temper.${temper}`) })} {say(`temper.${temper}.about`)}
      </span>
    </p>
  );
}

/** The sign of a level; for a person the sign of people. Bots of older tables have none. */
function PlayerSign({ sitter }: { readonly sitter: PlayerKind }) {
  if (sitter === 'person') return <Icon name="i-me" className="levelSign" viewBox="0 0 24 24" />;
  if (!isOfferedLevel(sitter)) return null;
  return <Icon name={`level-${sitter}`} className="levelSign" viewBox="0 0 74 88" />;
}

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
  readonly playerKind: PlayerKind;
  /** The accessible name of the choice. */
  readonly label: string;
}

interface ButtonProps extends PlayerProps {
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

/** The player of a seat: a person, or a bot with its level and temper. Shows and hides the choice. */
export function PlayerButton({ index, playerKind, label, isOpen, onToggle }: ButtonProps) {
  const { say } = useWords();
  const isBot = playerKind !== 'person';
  const name = isBot ? botWords(say, index, playerKind) : say('new.person');
  return (
    <button
      type="button"
      className="who"
      aria-expanded={isOpen}
      aria-label={`${label}: ${name}`}
      title={isBot ? botSentences(say, index, playerKind) : undefined}
      onClick={onToggle}
    >
      <PlayerSign playerKind={playerKind} />
      <span>{name}</span>
    </button>
  );
}

interface FieldsProps extends PlayerProps {
  readonly onPick: (playerKind: PlayerKind) => void;
}

/** The choice of a seat's player, each with a sentence, and the temper of the bot in this seat. */
export function PlayerFields({ index, playerKind, label, onPick }: FieldsProps) {
  const { say } = useWords();
  return (
    <fieldset className="players">
      <legend className="unseen">{label}</legend>
      {OFFERED_PLAYERS.map((one) => (
        <label key={one} className={one === playerKind ? 'player on' : 'player'}>
          <input type="radio" name={`player-${index}`} checked={one === playerKind} onChange={() => onPick(one)} />
          <PlayerSign playerKind={one} />
          <b>{say(one === 'person' ? 'new.aPerson' : `bot.${one}`)}</b>
          <small>{say(one === 'person' ? 'new.personExplained' : `bot.${one}.about`)}</small>
          {one === playerKind && <Icon name="i-check" className="icon check" />}
        </label>
      ))}
      {isOfferedLevel(playerKind) && <BotTemper index={index} />}
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
function PlayerSign({ playerKind }: { readonly playerKind: PlayerKind }) {
  if (playerKind === 'person') return <Icon name="i-me" className="levelSign" viewBox="0 0 24 24" />;
  if (!isOfferedLevel(playerKind)) return null;
  return <Icon name={`level-${playerKind}`} className="levelSign" viewBox="0 0 74 88" />;
}

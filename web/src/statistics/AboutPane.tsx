import { useWords } from '../words/index.ts';

/** The meaning of the numbers, and which games count. */
export function AboutPane({ leftOut }: { leftOut: number }) {
  const { say } = useWords();
  return (
    <section className="pane explained">
      {(['loss', 'typical'] as const).map((term) => (
        <div key={term}>
          <h2>{say(`stats.about.${term}`)}</h2>
          <p className="soft">{say(`stats.about.${term}Text`)}</p>
        </div>
      ))}
      <div>
        <h2>{say('stats.about.counts')}</h2>
        <p className="soft">
          {say('stats.server')} {leftOut > 0 && say('stats.leftOut', { count: leftOut })}
        </p>
      </div>
    </section>
  );
}

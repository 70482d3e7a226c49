import { useWords } from '../words/index.ts';

const TERMS = ['loss', 'typical'] as const;

interface AboutProps {
  readonly leftOut: number;
  /** True if typical values are shown. */
  readonly hasTypical: boolean;
}

/** The meaning of the numbers, and which games count. */
export function AboutPane({ leftOut, hasTypical }: AboutProps) {
  const { say } = useWords();
  return (
    <section className="pane explained">
      {(hasTypical ? TERMS : TERMS.slice(0, 1)).map((term) => (
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

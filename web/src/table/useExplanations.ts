import { idOf } from '@signoria/engine';
import { useState } from 'react';
import { isExplained } from './explained.ts';
import type { TableSnapshot } from './tableTypes.ts';
import type { AskedWhyNot } from './WhyNot.tsx';
import type { TargetDetails } from './whyNot.ts';
import { whyNot } from './whyNot.ts';

export interface Explanations {
  /** The component whose explanation is open. */
  readonly asked: string | null;
  readonly askedWhyNot: AskedWhyNot | null;
  explain(id: string): void;
  /** Shows why a component cannot be chosen, beside `place`. Without a known reason it opens the explanation. */
  explainWhyNot(target: string, place: HTMLElement, about?: TargetDetails): void;
  close(): void;
}

/** State of the two explanations, "what is this?" and "why not?". At most one is open. */
export function useExplanations(snapshot: TableSnapshot): Explanations {
  const [asked, setAsked] = useState<string | null>(null);
  const [askedWhyNot, setAskedWhyNot] = useState<AskedWhyNot | null>(null);
  const explain = (id: string) => {
    setAskedWhyNot(null);
    if (isExplained(snapshot, id)) setAsked(id);
  };
  return {
    asked,
    // The reasons hold only for the question at that time.
    askedWhyNot: askedWhyNot !== null && askedWhyNot.version === snapshot.version ? askedWhyNot : null,
    explain,
    explainWhyNot(target, place, about) {
      const answers = whyNot(snapshot, target, about);
      const explained = about?.about ?? idOf(target);
      if (answers.length === 0 || !isExplained(snapshot, explained)) explain(explained);
      else setAskedWhyNot({ id: explained, place, answers, version: snapshot.version });
    },
    close() {
      setAsked(null);
      setAskedWhyNot(null);
    },
  };
}

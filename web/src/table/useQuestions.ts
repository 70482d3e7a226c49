import { idOf } from '@signoria/engine';
import { useState } from 'react';
import type { TableSnapshot } from './tableTypes.ts';
import type { AskedWhyNot } from './WhyNot.tsx';
import type { Place } from './whyNot.ts';
import { whyNot } from './whyNot.ts';

export interface Questions {
  /** The component whose card lies open. */
  readonly asked: string | null;
  readonly askedWhyNot: AskedWhyNot | null;
  explain(id: string): void;
  /** Says why a component cannot be chosen, beside where it lies; what nobody knows a reason for is explained. */
  explainWhyNot(target: string, place: HTMLElement, about?: Place): void;
  close(): void;
}

/** What is this, and why not? One of them is answered at a time. */
export function useQuestions(snapshot: TableSnapshot): Questions {
  const [asked, setAsked] = useState<string | null>(null);
  const [askedWhyNot, setAskedWhyNot] = useState<AskedWhyNot | null>(null);
  const known = (id: string) => snapshot.text.components.includes(id);
  const explain = (id: string) => {
    setAskedWhyNot(null);
    if (known(id)) setAsked(id);
  };
  return {
    asked,
    // What could not be done under one question says nothing about the next.
    askedWhyNot: askedWhyNot !== null && askedWhyNot.version === snapshot.version ? askedWhyNot : null,
    explain,
    explainWhyNot(target, place, about) {
      const answers = whyNot(snapshot, target, about);
      const explained = about?.about ?? idOf(target);
      if (answers.length === 0 || !known(explained)) explain(explained);
      else setAskedWhyNot({ id: explained, place, answers, version: snapshot.version });
    },
    close() {
      setAsked(null);
      setAskedWhyNot(null);
    },
  };
}

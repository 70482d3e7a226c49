import { idOf } from '@signoria/engine';
import { useState } from 'react';
import type { TableSnapshot } from './source.ts';
import type { Refused } from './WhyNot.tsx';
import type { Place } from './whyNot.ts';
import { whyNot } from './whyNot.ts';

export interface Questions {
  /** The component whose card lies open. */
  readonly asked: string | null;
  readonly refused: Refused | null;
  explain(id: string): void;
  /** Says why a component cannot be chosen, beside where it lies; what nobody knows a reason for is explained. */
  refuse(target: string, place: HTMLElement, about?: Place): void;
  close(): void;
}

/** What is this, and why not? One of them is answered at a time. */
export function useQuestions(snapshot: TableSnapshot): Questions {
  const [asked, setAsked] = useState<string | null>(null);
  const [refused, setRefused] = useState<Refused | null>(null);
  const known = (id: string) => snapshot.text.components.includes(id);
  const explain = (id: string) => {
    setRefused(null);
    if (known(id)) setAsked(id);
  };
  return {
    asked,
    // What was refused under one question says nothing about the next.
    refused: refused !== null && refused.version === snapshot.version ? refused : null,
    explain,
    refuse(target, place, about) {
      const denials = whyNot(snapshot, target, about);
      const explained = about?.about ?? idOf(target);
      if (denials.length === 0 || !known(explained)) explain(explained);
      else setRefused({ id: explained, place, denials, version: snapshot.version });
    },
    close() {
      setAsked(null);
      setRefused(null);
    },
  };
}

import { I18nProvider } from '@lingui/react';
import { MAX_NAME_LENGTH } from '@signoria/protocol';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SeatFields } from '../../src/setUp/SeatFields.tsx';
import { i18n } from '../../src/words/index.ts';
import { seatsOf } from '../support/localTables.ts';

test('names at tables of this browser may be as long as at those of a server', () => {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  const fields = createElement(SeatFields, { seats: seatsOf('person'), onChange: () => undefined });
  const page = renderToStaticMarkup(createElement(I18nProvider, { i18n }, fields));
  expect(page).toContain(`maxLength="${MAX_NAME_LENGTH}"`);
});

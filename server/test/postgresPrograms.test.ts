import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { run } from '../src/operations/postgresPrograms.ts';
import { temporaryFolder } from './testServer.ts';

test('a program gets the credentials and the parameters of the URL as environment variables', async () => {
  const folder = temporaryFolder();
  const [authority = '', certificate = '', key = ''] = ['ca.pem', 'anna.pem', 'anna.key'].map((name) => {
    writeFileSync(join(folder, name), ''); // pg reads the files
    return join(folder, name);
  });
  const parameters = new URLSearchParams({
    sslmode: 'verify-full',
    sslrootcert: authority,
    sslcert: certificate,
    sslkey: key,
    options: '-c search_path=games',
    connect_timeout: '5',
  });
  const lines: string[] = [];
  await run(process.execPath, ['-e', 'for (const one of Object.entries(process.env)) console.log(one.join("="))'], {
    url: `postgresql://anna:arno@db:5433/games?${parameters}`,
    onLine: (line) => lines.push(line),
  });
  expect(lines.filter((line) => line.startsWith('PG')).sort()).toEqual([
    'PGDATABASE=games',
    'PGHOST=db',
    'PGOPTIONS=-c search_path=games',
    'PGPASSWORD=arno',
    'PGPORT=5433',
    `PGSSLCERT=${certificate}`,
    `PGSSLKEY=${key}`,
    'PGSSLMODE=verify-full',
    `PGSSLROOTCERT=${authority}`,
    'PGUSER=anna',
  ]);
});

import { afterAll, afterEach, beforeAll, describe } from 'vitest';
import type { Store, StoreLocation } from '../src/store/index.ts';
import { openStore } from '../src/store/index.ts';
import { analysesContract } from './storeContractAnalyses.ts';
import { durabilityContract } from './storeContractDurability.ts';
import { epochContract, leaseContract } from './storeContractEpochs.ts';
import { expiryContract } from './storeContractExpiry.ts';
import { listsContract } from './storeContractLists.ts';
import { logContract } from './storeContractLog.ts';
import { peopleContract } from './storeContractPeople.ts';
import { tablesContract } from './storeContractTables.ts';
import type { StoreFixture } from './storeFixture.ts';
import type { StoreSite } from './storeSite.ts';

export function storeContract(
  name: string,
  openSite: () => Promise<StoreSite>,
  more: (fixture: StoreFixture) => void = () => {},
): void {
  describe(name, () => {
    let site: StoreSite | undefined;
    let shared: StoreLocation | undefined;
    let opened: Store[] = [];
    let time = 1_000;
    const fixture: StoreFixture = {
      site() {
        if (site === undefined) throw new Error('only inside a test');
        return site;
      },
      async open(location) {
        const now = () => {
          time += 1_000;
          return time;
        };
        const store = await openStore({ ...location, now });
        opened.push(store);
        return store;
      },
      async openShared() {
        shared ??= await fixture.site().newLocation();
        return fixture.open(shared);
      },
      time: () => time,
      pass: (milliseconds) => {
        time += milliseconds;
      },
    };

    beforeAll(async () => {
      site = await openSite();
    }, 300_000);
    afterEach(async () => {
      for (const store of opened) await store.close();
      opened = [];
    });
    afterAll(() => site?.cleanUp());

    peopleContract(fixture);
    tablesContract(fixture);
    listsContract(fixture);
    logContract(fixture);
    analysesContract(fixture);
    epochContract(fixture);
    expiryContract(fixture);
    leaseContract(fixture);
    durabilityContract(fixture);
    more(fixture);
  });
}

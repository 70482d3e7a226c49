import { afterAll, afterEach, beforeAll, describe } from 'vitest';
import type { Store, StorePlace } from '../src/store/index.ts';
import { openStore } from '../src/store/index.ts';
import { durabilityContract } from './store-contract-durability.ts';
import { epochContract, leaseContract } from './store-contract-epochs.ts';
import { expiryContract } from './store-contract-expiry.ts';
import { listsContract } from './store-contract-lists.ts';
import { logContract } from './store-contract-log.ts';
import { peopleContract } from './store-contract-people.ts';
import { tablesContract } from './store-contract-tables.ts';
import type { Setting } from './store-setting.ts';
import type { Site } from './store-site.ts';

export function storeContract(
  name: string,
  openSite: () => Promise<Site>,
  more: (setting: Setting) => void = () => {},
): void {
  describe(name, () => {
    let site: Site | undefined;
    let shared: StorePlace | undefined;
    let opened: Store[] = [];
    let time = 1_000;
    const setting: Setting = {
      site() {
        if (site === undefined) throw new Error('only inside a test');
        return site;
      },
      async open(place) {
        const now = () => {
          time += 1_000;
          return time;
        };
        const store = await openStore({ ...place, now });
        opened.push(store);
        return store;
      },
      async openShared() {
        shared ??= await setting.site().newPlace();
        return setting.open(shared);
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

    peopleContract(setting);
    tablesContract(setting);
    listsContract(setting);
    logContract(setting);
    epochContract(setting);
    expiryContract(setting);
    leaseContract(setting);
    durabilityContract(setting);
    more(setting);
  });
}

/** When a page says that a new version waits: never for the first worker, whatever order a browser tells things in. */

import { afterEach, expect, test, vi } from 'vitest';

/** A worker as far as a page hears of it. */
class Worker extends EventTarget {
  state = 'installing';
}

class Registration extends EventTarget {
  installing: Worker | null = null;
  waiting: Worker | null = null;
  active: Worker | null = null;
  update = async (): Promise<void> => {};
}

/** A browser that knows of one registration, and tells what happens to it. */
async function open({ isKept }: { readonly isKept: boolean }) {
  vi.resetModules();
  vi.useFakeTimers();
  const registration = new Registration();
  const before = new Worker();
  if (isKept) registration.active = before;
  const container = Object.assign(new EventTarget(), {
    controller: isKept ? before : (null as Worker | null),
    register: async () => registration,
  });
  vi.stubGlobal('navigator', { serviceWorker: container });
  vi.stubGlobal('document', { hidden: false });
  const { installWorker, newVersion } = await import('../src/offline/register.ts');
  await installWorker();
  const install = (): Worker => {
    const coming = new Worker();
    registration.installing = coming;
    registration.dispatchEvent(new Event('updatefound'));
    return coming;
  };
  return { registration, container, newVersion, install };
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('the first worker is no news, even where it is in charge before it is said to be installed', async () => {
  const { container, registration, newVersion, install } = await open({ isKept: false });
  const first = install();
  registration.active = first;
  container.controller = first;
  first.state = 'installed';
  first.dispatchEvent(new Event('statechange'));
  container.dispatchEvent(new Event('controllerchange'));
  expect(newVersion.value).toBe(null);
});

test('a worker that follows another is', async () => {
  const { newVersion, install } = await open({ isKept: true });
  const next = install();
  expect(newVersion.value).toBe(null);
  next.state = 'installed';
  next.dispatchEvent(new Event('statechange'));
  expect(newVersion.value).toBe('ready');
});

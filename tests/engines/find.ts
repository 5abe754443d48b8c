/** Finds other browsers than Chromium: Playwright's builds if installed, or else the system's. */
import {existsSync} from 'node:fs';
import path from 'node:path';
import {firefox, webkit} from '@playwright/test';

export const engineNames = ['chromium', 'firefox', 'webkit'] as const;
export type EngineName = (typeof engineNames)[number];

/** A browser engine. `system` is the program that speaks WebDriver (BiDi for Firefox); without it, Playwright does. */
export type Engine = {name: EngineName; system?: string};

const onPath = (...names: string[]) =>
  (process.env.PATH ?? '')
    .split(path.delimiter)
    .flatMap((folder) => names.map((name) => path.join(folder, name)))
    .find(existsSync);

/** How to install a missing engine. */
export const installing =
  '"npx playwright install --with-deps firefox webkit", or on Debian ' +
  '"apt-get install firefox-esr webkit2gtk-driver xvfb"';

/** The engines of this machine, Chromium first. */
export function findEngines(): Engine[] {
  const found: Engine[] = [{name: 'chromium'}];
  const fox = onPath('firefox-esr', 'firefox');
  if (existsSync(firefox.executablePath())) found.push({name: 'firefox'});
  else if (fox) found.push({name: 'firefox', system: fox});
  const driver = onPath('Xvfb') && onPath('WebKitWebDriver');
  if (existsSync(webkit.executablePath())) found.push({name: 'webkit'});
  else if (driver) found.push({name: 'webkit', system: driver});
  return found;
}

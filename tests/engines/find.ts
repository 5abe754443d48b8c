/** The browsers beside Chromium: Playwright's own builds where they are installed, else those of the system. */
import {existsSync} from 'node:fs';
import path from 'node:path';
import {firefox, webkit} from '@playwright/test';

export const engineNames = ['chromium', 'firefox', 'webkit'] as const;
export type EngineName = (typeof engineNames)[number];

/** What drives an engine: Playwright, or the program that speaks WebDriver (BiDi for Firefox). */
export type Engine = {name: EngineName; system?: string};

const onPath = (...names: string[]) =>
  (process.env.PATH ?? '')
    .split(path.delimiter)
    .flatMap((folder) => names.map((name) => path.join(folder, name)))
    .find(existsSync);

/** Says how to install what is missing. */
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

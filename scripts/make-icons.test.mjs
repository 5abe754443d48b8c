/** @jest-environment node */
import {readFileSync} from 'node:fs';
import {icons} from './make-icons.mjs';

test.each(Object.entries(icons()))(
  '%s has the current mark and colors (if not: node scripts/make-icons.mjs)',
  (name, content) => {
    expect(Buffer.compare(readFileSync(`static/${name}`), Buffer.from(content))).toBe(0);
  },
);

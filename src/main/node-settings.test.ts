import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { nodeEnvironment, nodeSettings } from '../../bin/settings.mjs';

const read = (name: string) => readFileSync(resolve(import.meta.dirname, '../..', name), 'utf8');

test('npm start and the image start Node as the program itself does when it hands over', () => {
  const { start } = JSON.parse(read('package.json')).scripts;
  const image = read('Dockerfile');
  for (const setting of nodeSettings) {
    expect(start).toContain(` ${setting} `);
    expect(image).toContain(`"${setting}"`);
  }
  for (const [name, value] of Object.entries(nodeEnvironment)) {
    expect(start).toContain(`${name}=\${${name}:-${value}}`);
    expect(image).toContain(`${name}=${value}`);
  }
});

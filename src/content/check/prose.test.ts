/** @jest-environment node */
import {faultsOfVoice} from './prose';

const told = (text: string) => faultsOfVoice([{line: 3, text}]).map(({message}) => message);

it('counts words, but not those of a quotation', () => {
  const words = (count: number) => 'word '.repeat(count).trim();
  expect(told(`Thirty ${words(29)}.`)).toEqual([]);
  expect(told(`Thirty-one ${words(30)}.`)).toEqual([expect.stringContaining('has 31 words')]);
  expect(told(`The code says: "${words(40)}."`)).toEqual([]);
});

it('names worn turns, and what to write', () => {
  expect(told('Our sister behavioral company helps.')).toEqual([
    expect.stringContaining('{{partner}}'),
  ]);
  expect(told('It takes PIV and CAC cards, the government smart cards.')).toEqual([]);
});

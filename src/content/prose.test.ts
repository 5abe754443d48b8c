/** @jest-environment node */
import {faultsOfVoice, isVerbless, sentencesOf} from './prose';

const told = (text: string) => faultsOfVoice([{line: 3, text}]).map(({message}) => message);

it('knows where a sentence ends', () => {
  expect(sentencesOf('It meets U.S. Government rules. "So be it." (We checked.) Done')).toEqual([
    'It meets U.S. Government rules.',
    '"So be it."',
    '(We checked.)',
    'Done',
  ]);
});

it.each([
  'Faults reproduced on a test copy, with the cause and the fix.',
  'Zero trust designs that check the user and the device at every request.',
  'Tests under written authorization and agreed rules of engagement.',
  'Log collection, detection rules, triage and containment procedures.',
  'A review of architecture, configuration and daily practice.',
])('hears that there is no verb in "%s"', (sentence) => {
  expect(isVerbless(sentence)).toBe(true);
});

it.each([
  'We reproduce the fault, then fix it.',
  'The analyst draws the gap as a gap.',
  'Reviewers look at interactions, pregnancy and age.',
  'The software flags patterns and missing data.',
  'Before the first session, write down what you measure.',
  'List each task, who does it and how long it takes.',
  'Changes go out in small, reversible steps.',
  'Python and SQL',
])('hears a verb, or no sentence, in "%s"', (sentence) => {
  expect(isVerbless(sentence)).toBe(false);
});

it('looks for verbs where a card opens alone', () => {
  const text = 'A review of architecture and daily practice. We brief the team.';
  const [fault] = faultsOfVoice([{line: 3, text, isOpener: true}]);
  expect(fault?.line).toBe(3);
  expect(fault?.message).toContain('"A review of architecture and daily ..." has no verb');
  expect(told(text)).toEqual([]);
});

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

it('asks for contractions, of texts that are long enough', () => {
  const stiff = 'It is a test that we do not like. ';
  expect(told(stiff.repeat(20))).toEqual([]);
  expect(told(stiff.repeat(40))).toEqual([expect.stringContaining('no contraction')]);
  expect(told(stiff.repeat(40) + "It's fine and we don't mind. ".repeat(2))).toEqual([]);
  expect(told(stiff.repeat(40) + "The agency's plan. ".repeat(9))).toHaveLength(1);
});

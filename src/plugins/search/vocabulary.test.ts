/** @jest-environment node */
import {vocabulary} from './vocabulary';

const page = (content: string, meta = {}) => ({content, meta});

test('holds the words as people type them, in alphabetical order', () => {
  expect(vocabulary([page("Zero-trust café: the owner's 24/7 a")])).toEqual([
    '24',
    'cafe',
    'owners',
    'the',
    'trust',
    'zero',
  ]);
});

test('holds an acronym as a query has it, or it would be corrected to another word', () => {
  expect(vocabulary([page('R&D in the U.S.')])).toEqual(['in', 'rd', 'the', 'us']);
});

test('leaves out what only adds an ending', () => {
  expect(vocabulary([page('system systems process processes bus')])).toEqual([
    'bus',
    'process',
    'system',
  ]);
});

test('keeps names and search terms first when there are too many words', () => {
  const pages = [
    page('rare common', {title: 'Name', terms: 'pentest'}),
    page('common other'),
    page('common'),
  ];
  expect(vocabulary(pages, 3)).toEqual(['common', 'name', 'pentest']);
});

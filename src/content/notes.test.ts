/** @jest-environment node */
import {lastUpdate, notePieces} from './notes';

it('divides a note into words and links', () => {
  expect(
    notePieces('The [rule (final)](https://a.example/b_(c)) and [that](/contact) apply.'),
  ).toEqual([
    {words: 'The '},
    {words: 'rule (final)', to: 'https://a.example/b_(c)'},
    {words: ' and '},
    {words: 'that', to: '/contact'},
    {words: ' apply.'},
  ]);
  expect(notePieces('[Words] (alone)')).toEqual([{words: '[Words] (alone)'}]);
});

it('names the newest day', () => {
  expect(lastUpdate([{date: '2025-11-03'}, {date: '2026-01-02'}])).toBe('2026-01-02');
  expect(lastUpdate()).toBeUndefined();
});

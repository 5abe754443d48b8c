import {services as samples} from '@site/src/testing/samples';
import {relatedServices, unpublishedText, type ServiceCard} from './index';

const [sample] = samples as [ServiceCard];

const service = (
  slug: string,
  group: ServiceCard['group'],
  ...industries: ServiceCard['industries']
): ServiceCard => ({...sample, slug, group, industries});

describe('related services', () => {
  const current = service('current', 'technology', 'government', 'healthcare');
  const related = (...services: ServiceCard[]) =>
    relatedServices(current, [current, ...services]).map(({slug}) => slug);

  it('are two of the same line and one of the other, those in the same industries first', () => {
    expect(
      related(
        service('own-none', 'technology', 'consumer'),
        service('own-one', 'technology', 'government'),
        service('own-two', 'technology', 'government'),
        service('own-both', 'technology', 'healthcare', 'government'),
        service('other-none', 'behavioral', 'consumer'),
        service('other-one', 'behavioral', 'healthcare'),
      ),
    ).toEqual(['own-both', 'own-one', 'other-one']);
  });

  it('are those it names, in its order', () => {
    const others = ['a', 'b', 'c'].map((slug) => service(slug, 'behavioral', 'government'));
    const named = relatedServices(current, [current, ...others], ['c', 'a']);
    expect(named.map(({slug}) => slug)).toEqual(['c', 'a']);
  });

  it('do not recommend what cannot be had yet', () => {
    const coming = {...service('herbal-health', 'behavioral', 'government'), comingSoon: true};
    expect(related(coming)).toEqual([]);
  });
});

it('says of a page why visitors do not see it', () => {
  expect(unpublishedText({draft: true})).toBe("Draft: visitors don't see this");
  expect(unpublishedText({unpublished: 'draft'})).toBe("Draft: visitors don't see this");
  const scheduled = {unpublished: 'scheduled', date: '2025-12-24'} as const;
  expect(unpublishedText(scheduled)).toBe('Waiting until December 24');
  expect(unpublishedText({date: '2025-09-15'})).toBeUndefined();
});

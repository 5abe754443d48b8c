/** @jest-environment node */
import {articleSchema, categories, serviceSchema} from './schema';

const shared = {
  title: 'Cybersecurity',
  description: 'Security design, testing and evidence for systems that hold sensitive data.',
  action: {label: 'Schedule Security Assessment', to: '/contact'},
  closing: {heading: 'Find out where you stand.', text: 'Name the system and the standard.'},
};
const service = {...shared, icon: 'shield', sidebar_position: 3, industries: ['government']};
const article = {
  ...shared,
  category: 'Cybersecurity',
  date: '2025-09-15',
  read_time: 5,
  services: ['cybersecurity'],
};

/** The fields that a schema complains about. */
const complaints = (schema: typeof serviceSchema | typeof articleSchema, frontMatter: object) =>
  schema
    .safeParse(frontMatter)
    .error?.issues.flatMap((issue) =>
      issue.code === 'unrecognized_keys' ? issue.keys : issue.path.join('.'),
    ) ?? [];

it('accepts a service and an article with all that is required', () => {
  expect(complaints(serviceSchema, service)).toEqual([]);
  expect(complaints(articleSchema, article)).toEqual([]);
});

it('accepts what is optional', () => {
  const optional = {search_terms: ['SOC'], redirect_from: ['/services/security'], draft: true};
  expect(complaints(articleSchema, {...article, ...optional})).toEqual([]);
  const more = {...optional, sidebar_label: 'Security', status: 'coming soon'};
  expect(complaints(serviceSchema, {...service, ...more})).toEqual([]);
});

it('knows the six categories of the specification', () => {
  expect(categories).toHaveLength(6);
  for (const category of categories) {
    expect(complaints(articleSchema, {...article, category})).toEqual([]);
  }
});

it.each(Object.keys(service))('requires %s of a service', (field) => {
  expect(complaints(serviceSchema, {...service, [field]: undefined})).toEqual([field]);
});

it.each(Object.keys(article))('requires %s of an article', (field) => {
  expect(complaints(articleSchema, {...article, [field]: undefined})).toEqual([field]);
});

it.each([
  ['title', {title: 'AI'}],
  ['title', {title: 'A'.repeat(91)}],
  ['description', {description: 'Too short.'}],
  ['description', {description: 'Too long. '.repeat(19)}],
  ['action.to', {action: {label: 'Write', to: 'contact'}}],
  ['action.to', {action: {label: 'Write', to: 'email:sales'}}],
  ['action.to', {action: {label: 'Write', to: 'email:generals'}}],
  ['action.label', {action: {label: 'A'.repeat(41), to: '/contact'}}],
  ['closing.heading', {closing: {heading: 'A'.repeat(61), text: 'Text.'}}],
  ['closing.text', {closing: {heading: 'Heading', text: 'A'.repeat(281)}}],
  ['sidebar_label', {sidebar_label: 'A'.repeat(33)}],
  ['sidebar_position', {sidebar_position: 0}],
  ['industries', {industries: []}],
  ['industries.0', {industries: ['space']}],
  ['status', {status: 'soon'}],
  ['redirect_from.0', {redirect_from: ['old-name']}],
  ['slug', {slug: '/security'}],
  ['colour', {colour: 'red'}],
])('refuses a service with a wrong %s', (field, wrong) => {
  expect(complaints(serviceSchema, {...service, ...wrong})).toEqual([field]);
});

it.each([
  ['category', {category: 'technology'}],
  ['date', {date: 'yesterday'}],
  ['read_time', {read_time: 0}],
  ['read_time', {read_time: 4.5}],
  ['services', {services: []}],
  ['readTime', {readTime: 5}],
])('refuses an article with a wrong %s', (field, wrong) => {
  expect(complaints(articleSchema, {...article, ...wrong})).toEqual([field]);
});

it.each(['/contact', '/services#behavioral', 'email:general', 'email:behavioral'])(
  'lets an action lead to %s',
  (to) => {
    expect(complaints(serviceSchema, {...service, action: {label: 'Go', to}})).toEqual([]);
  },
);

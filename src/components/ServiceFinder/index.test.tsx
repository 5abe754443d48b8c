import {render, screen} from '@testing-library/react';
import {setPluginData} from '@site/src/testing';
import {services} from '@site/src/testing/samples';
import ServiceFinder from './index';

beforeEach(() => setPluginData('site-content', {services}));

it('leads each sentence to its service, and stops with the names there are', () => {
  const [first] = services;
  const find = (to: string) => (
    <ServiceFinder heading="I need to" items={[{need: 'sleep at night', to}]} />
  );
  const {unmount} = render(find(first?.slug ?? ''));
  expect(screen.getByRole('link', {name: 'sleep at night'})).toHaveAttribute(
    'href',
    first?.permalink,
  );
  unmount();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => render(find('renamed'))).toThrow(
    new RegExp(`src/data/services.ts, finder: "renamed" is no service.*${first?.slug}`),
  );
});

import {render, screen} from '@testing-library/react';
import {setPluginData} from '@site/src/testing';
import {services} from '@site/src/testing/samples';
import ServiceFinder from './index';

beforeEach(() => setPluginData('site-content', {services}));

it('leads each sentence to its service', () => {
  const [first] = services;
  render(
    <ServiceFinder heading="I need to" items={[{need: 'sleep at night', to: first?.slug ?? ''}]} />,
  );
  expect(screen.getByRole('link', {name: 'sleep at night'})).toHaveAttribute(
    'href',
    first?.permalink,
  );
});

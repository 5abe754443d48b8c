import {render, screen} from '@testing-library/react';
import ServiceGroupSection from './index';

it('introduces a service line at the address that other pages link to', () => {
  render(
    <ServiceGroupSection
      group="behavioral"
      label="With our partner"
      heading="Behavior, observed"
      intro="They deliver it.">
      <p>Cards</p>
    </ServiceGroupSection>,
  );
  expect(document.getElementById('behavioral')).toHaveTextContent(
    /^With our partner\s*Behavior, observed\s*They deliver it\.\s*Cards$/,
  );
  expect(screen.getByRole('heading', {level: 2, name: 'Behavior, observed'})).toBeInTheDocument();
});

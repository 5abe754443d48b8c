import {drawGroups} from './draw';

test('draws results as links under the heading of their kind, and text as text', () => {
  document.body.replaceChildren(
    drawGroups([
      {
        kind: 'Services',
        results: [
          {
            url: '/services/cybersecurity',
            title: [{text: 'Cybersecurity', isMarked: true}],
            excerpt: [{text: '<img src=x onerror=alert(1)> & more', isMarked: false}],
            sections: [
              {
                url: '/services/cybersecurity#encryption',
                title: [{text: 'Encryption', isMarked: false}],
              },
            ],
            tone: 'technology',
          },
        ],
      },
    ]),
  );
  const region = document.querySelector('section');
  expect(region).toHaveAccessibleName('Services');
  const [page, section] = document.querySelectorAll('a');
  expect(page).toHaveAttribute('href', '/services/cybersecurity');
  expect(page).toHaveTextContent('Cybersecurity <img src=x onerror=alert(1)> & more');
  expect(page?.querySelector('mark')).toHaveTextContent('Cybersecurity');
  expect(section).toHaveAttribute('href', '/services/cybersecurity#encryption');
  expect(document.querySelector('img')).toBeNull();
});

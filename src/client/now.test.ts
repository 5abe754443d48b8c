it('says the year of the visit and the address that was asked for', async () => {
  jest.useFakeTimers({now: new Date('2031-06-15T12:00:00Z')});
  window.history.replaceState(null, '', '/no/such/page/');
  document.body.innerHTML =
    '© <b data-now="year">2026</b> site.test<b data-now="path">/404.html</b><b data-now="else">left</b>';
  await import('./now');
  expect(document.body).toHaveTextContent('© 2031 site.test/no/such/pageleft');
  jest.useRealTimers();
});

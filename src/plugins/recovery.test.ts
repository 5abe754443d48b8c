import recoveryPlugin, {recoveryKey, recoveryScript} from './recovery';
import {onRouteDidUpdate} from '../client/recovered';

it('stands in the head of every built page, and not in the live server, which mends itself', () => {
  const tags = () => recoveryPlugin().injectHtmlTags?.({content: undefined});
  expect(tags()).toEqual({headTags: [{tagName: 'script', innerHTML: recoveryScript}]});
  const environment = process.env.NODE_ENV;
  Object.assign(process.env, {NODE_ENV: 'development'});
  expect(tags()).toEqual({});
  Object.assign(process.env, {NODE_ENV: environment});
});

it('notes a second loading where the app looks for it, and the app forgets it', () => {
  expect(recoveryScript).toContain(`sessionStorage.setItem('${recoveryKey}'`);
  sessionStorage.setItem(recoveryKey, '1');
  onRouteDidUpdate();
  expect(sessionStorage).toHaveLength(0);
});

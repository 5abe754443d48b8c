import config from '@generated/site-forms/default/newsletter.json';
import RealSubscribe from './RealSubscribe';
import SilentSubscribe from './SilentSubscribe';

/**
 * The form of *Stay Updated*. By default it subscribes no one and says so; with an endpoint in
 * `src/site.ts` or NEWSLETTER_ENDPOINT it does.
 */
export default function SubscribeForm() {
  return config.endpoint ? <RealSubscribe config={config} /> : <SilentSubscribe />;
}

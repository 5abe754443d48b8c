import {toast} from 'sonner';

/** A short message about something that has just happened. */
type Notice = {title: string; description: string};

/** Shows a toast in place of the one that is on screen. It stays 4 seconds, and is read out politely. */
export function notify({title, description}: Notice): void {
  toast.dismiss();
  toast(title, {description});
}

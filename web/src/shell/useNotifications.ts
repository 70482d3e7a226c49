import { useState } from 'react';
import { changeSettings, useSettings } from '../settings.ts';
import { notificationPermission } from './useTurn.ts';

/** The setting for turn notifications of the browser. It asks for permission only after a click. */
export function useNotifications() {
  const { notices } = useSettings();
  const [allowed, setAllowed] = useState(notificationPermission);
  const choose = async (choice: 'off' | 'on') => {
    const answer = choice === 'on' && allowed === 'default' ? await Notification.requestPermission() : allowed;
    setAllowed(answer);
    changeSettings({ notices: choice === 'on' && answer === 'granted' ? 'on' : 'off' });
  };
  return { isOn: notices === 'on' && allowed === 'granted', allowed, choose };
}

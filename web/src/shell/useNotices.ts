import { useState } from 'react';
import { changeSettings, useSettings } from '../settings.ts';
import { noticesAllowed } from './useTurn.ts';

/** Whether the browser tells when it is one's turn, and the way there. It is asked only after a click. */
export function useNotices() {
  const { notices } = useSettings();
  const [allowed, setAllowed] = useState(noticesAllowed);
  const choose = async (choice: 'off' | 'on') => {
    const answer = choice === 'on' && allowed === 'default' ? await Notification.requestPermission() : allowed;
    setAllowed(answer);
    changeSettings({ notices: choice === 'on' && answer === 'granted' ? 'on' : 'off' });
  };
  return { isOn: notices === 'on' && allowed === 'granted', allowed, choose };
}

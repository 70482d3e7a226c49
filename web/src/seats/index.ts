export { Invitation } from './Invitation.tsx';
export { InviteLink } from './InviteLink.tsx';
export { ReturnToSeat } from './ReturnToSeat.tsx';
export { SeatList } from './SeatList.tsx';
export { SeatsAndBots } from './SeatsAndBots.tsx';
export { choicesFor, INVITED, resizeChoices, seatsFrom } from './seatChoices.ts';
export { WantedSeats } from './WantedSeats.tsx';

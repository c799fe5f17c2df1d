import { bridgeJson } from '@/features/bridge/downloads.ts';

export const GET = () => bridgeJson('ipc');

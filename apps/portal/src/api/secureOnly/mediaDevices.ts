/** Cameras, microphones and screens; none on plain http, where the page says so. */
export function mediaDevices(): MediaDevices | undefined {
  return (navigator as { mediaDevices?: MediaDevices }).mediaDevices;
}

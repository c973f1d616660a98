// Gives the page the light of the day or the night, if one was chosen on this device.
try {
  document.documentElement.dataset.light = localStorage.getItem("caravanserai.light") ?? "";
} catch {} // without local storage, it has the light of the device

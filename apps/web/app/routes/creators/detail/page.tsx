export default function Page() {
  return <h1>creators/detail</h1>
}
